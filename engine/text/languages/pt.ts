/** The words of Portuguese. */
import type { LanguageWords } from './language-words.ts';

export const pt: LanguageWords = {
  stopWords: `a acima agora ai ainda algo algum alguma algumas alguns ali além ambos ante antes ao aos apenas apesar
    após aquela aquelas aquele aqueles aqui aquilo as assim até através bem cada casa coisa com como contra
    contudo da daquele das de dela delas dele deles demais dentro depois desde dessa desse desta deste deve
    devem do dois dos e é ela elas ele eles em embora enquanto entre era eram essa essas esse esses esta
    está estamos estão estar estas estava este estes estou eu faz fazer fez fim foi for foram fosse há isso
    isto já lá lhe lhes lo logo maior mais mas me melhor menos mesma mesmo meu meus minha minhas muita
    muitas muito muitos na nada não nas nem nenhum nessa nesse nesta neste no nos nós nossa nossas nosso
    nossos num numa nunca o onde ou outra outras outro outros para parte pela pelas pelo pelos pequeno pode
    podem pois por porém porque pouco primeiro pro própria próprio quais qual qualquer quando quanto quase
    que quem quer se seja sem sempre sendo ser será seu seus si sido sim só sob sobre sua suas também tanto
    tão te tem têm temos tempo tendo ter teu teve tinha tipo toda todas todo todos tu tua tudo um uma umas
    uns vai vamos vão vem ver vez vezes você vocês`,
  genericWords: `ajuda ano anos artigo artigos bem-vindo blog busca carrinho categoria cliente clientes comprar condições
    contacto contato conteúdo descubra dia dias empresa endereço entrega enviar equipa equipe foto fotos
    grande grátis história hora horas ideia imagem imagens informação informações início ler lista loja
    mensagem mês meses mundo nome notícias novidades novo nova número oferta ofertas página páginas pedido
    perguntas política preço preços privacidade produto produtos projeto projetos qualidade quem semana
    serviço serviços site sobre telefone tempo trabalho valor ver vida três quatro cinco dez`,
  insideNames: 'de da',
  conjunctions: 'e ou',
  openEnds: 'para',
  phrases: {
    and: 'e',
    leaning: `este esta estes estas isto esse essa esses essas isso aquele aquela aquilo ele ela eles elas seu sua
      seus suas aqui ali então assim pois também mas e ou porque porém contudo além depois antes quando se
      embora enquanto que quem cujo qual onde tal ver inclusive só`,
    function: `o a os as um uma uns umas de do da dos das em no na nos nas ao à aos às por pelo pela para com sem
      sobre entre até desde e ou mas nem que quem qual cujo onde quando como se é são era ser está estão há
      tem têm pode podem deve eu tu ele ela nós vós eles elas me te lhe meu seu sua nosso nossa este esta
      não mais menos muito também todo todos toda todas cada`,
    cutBefore: `em no na por pelo pela para com sem sobre entre até desde que quem onde quando como porque de do da
      dos das`,
    noise: `início menu navegação seguinte anterior voltar topo entrar carrinho procurar pesquisar partilhar
      imprimir publicado autor comentários responder página categoria ler mais clique cookies`,
    generic: `bem-vindo; bem-vindos; início; introdução; sobre nós; quem somos; contacto; contato; contactos; mais;
      ler mais; saiba mais; serviços; os nossos serviços; nossos serviços; produtos; nossos produtos;
      notícias; blog; faq; informações; detalhes; descrição; galeria; nova página; título`,
  },
  clauses: {
    joins: 'e mas',
    retained: 'mas',
    subjects: 'nós vocês eles elas ele ela eu isto isso',
  },
  chapters: 'parte capítulo',
  figures: 'figura',
  numbers: {
    small: `dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze
      dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove`,
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem|cento|centenas',
    large: {
      zero: 0,
      mil: 1000,
      milhares: 1000,
      milhão: 1e6,
      milhões: 1e6,
    },
  },
  byline: {
    verbs: 'escrito publicado',
    by: 'por',
  },
  hours: {
    days: 'segunda; terça; quarta; quinta; sexta',
    to: 'às',
  },
  /** Martins and others. */
  readingEase: {
    constant: 248.835,
    perWord: 1.015,
    perSyllable: 84.6,
  },
  services: `envio entrega; devolução devoluções reembolso; pagamento pagamentos; garantia; curso cursos oficina;
    avaliações testemunhos`,
  defaultTitles: `início; página inicial; bem-vindo; sem título; documento sem título; nova página; página de exemplo`,
  besideSubject: 'mais seus suas pelo pela também onde quando início',
  sectionNames: 'introdução prefácio resumo conclusão apêndice conteúdo seção',
  genericAnchors: `aqui; clique aqui; clica aqui; link; este link; esta página; página; site; mais; mais info;
    mais informações; mais informação; mais detalhes; ler; ler mais; leia; leia mais; leia aqui;
    leia o artigo; continue lendo; continuar a ler; continuar; ver; ver mais; veja mais; ver tudo; ver todos;
    ver detalhes; detalhes; saber mais; saiba mais; descubra mais`,
  imageWords: `imagem imagens foto fotos fotografia gráfico logo logotipo logótipo ícone icone símbolo banner miniatura
    ilustração botão seta fundo`,
  notFound: `página não encontrada; página não existe; não foi encontrada; não encontramos a página;
    não está mais disponível`,
  error: 'erro',
};
