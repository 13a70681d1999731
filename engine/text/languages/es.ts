/** The words of Spanish. */
import type { LanguageWords } from './language-words.ts';

export const es: LanguageWords = {
  stopWords: `a además ahora al algo algún alguna algunas algunos allí ante antes aquel aquella aquellos aquí así aún
    aunque bajo bien cada casi como cómo con conmigo contra cosa cosas cual cuál cuales cualquier cuando
    cuándo cuanto de debe deben del demás desde después donde dónde dos durante e el él ella ellas ello
    ellos en entonces entre era eran eres es esa esas ese eso esos esta está estaba estado están estar estas
    este esto estos estoy fin fue fueron ha había habían hace hacen hacer hacia han has hasta hay he incluso
    ir jamás la las le les lo los luego más mayor me mediante mejor menos mi mientras mis mismo misma mismos
    mucha muchas mucho muchos muy nada ni ningún ninguna no nos nosotros nuestra nuestras nuestro nuestros
    nunca o os otra otras otro otros para parte pero poco por porque primera primero pueda puede pueden pues
    que qué quien quién quienes se sea según ser será si sí sido siempre sin sino sobre solo sólo son soy su
    sus tal también tampoco tan tanto te tener tenía tiene tienen toda todas todavía todo todos tras tu tú
    tus un una unas uno unos usted ustedes va vamos veces ver vez y ya yo`,
  genericWords: `acerca año años aquí artículo artículos aviso ayuda bienvenido bienvenidos blog buscar calidad carrito
    categoría cliente clientes comprar condiciones contacto contenido correo cuenta descubrir día días
    dirección empresa enviar envío equipo escribir foto fotos gratis grande historia hora horas idea imagen
    imágenes información inicio leer legal línea lista mapa mes meses mensaje mundo noticias nombre
    novedades nuestra nuevo nueva número oferta ofertas página páginas pedido política precio precios
    pregunta preguntas privacidad producto productos proyecto proyectos quiénes semana semanas servicio
    servicios sitio sobre somos teléfono tiempo tienda trabajo valor ver vida web tres cuatro cinco diez`,
  insideNames: 'de del y',
  conjunctions: 'y o',
  openEnds: 'y para con',
  phrases: {
    and: 'y',
    leaning: `este esta estos estas esto ese esa esos esas eso aquel aquella él ella ellos ellas su sus aquí allí
      entonces así pues también pero y o porque sin embargo además luego después antes cuando si aunque
      mientras que quien cuyo cual donde tal ver incluso solo sólo`,
    function: `el la los las lo un una unos unas de del al a en con sin por para sobre entre hasta desde hacia y e o
      u pero ni que quien cual cuyo donde cuando como si es son era ser está están ha han hay puede pueden
      debe yo tú él ella nosotros ellos ellas me te se nos le les mi tu su sus nuestro nuestra este esta
      estos estas no más menos muy también todo todos toda todas cada`,
    cutBefore:
      'en con sin por para sobre entre hasta desde hacia que quien donde cuando como porque de del al',
    noise: `inicio menú navegación siguiente anterior volver arriba entrar carrito cesta buscar compartir imprimir
      publicado autor comentarios responder página categoría aviso legal leer más clic cookies`,
    generic: `bienvenido; bienvenidos; inicio; introducción; sobre nosotros; quiénes somos; contacto; más; leer más;
      saber más; servicios; nuestros servicios; productos; nuestros productos; noticias; blog; faq;
      información; detalles; descripción; galería; nueva página; título`,
  },
  clauses: {
    joins: 'y pero',
    retained: 'pero',
    subjects: 'nosotros usted ustedes ellos ellas él ella yo',
  },
  abbreviations: 'sr sra dña ud pág núm',
  chapters: 'parte capítulo sección apéndice',
  figures: 'figura tabla',
  numbers: {
    small: `dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
      dieciocho diecinueve`,
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien|ciento|cientos',
    large: {
      cero: 0,
      mil: 1000,
      miles: 1000,
      millón: 1e6,
      millones: 1e6,
    },
  },
  byline: {
    verbs: 'escrito publicado',
    by: 'por',
    on: 'el',
  },
  hours: {
    to: 'a',
  },
  /** Szigriszt-Pazos. */
  readingEase: {
    constant: 206.835,
    perWord: 1,
    perSyllable: 62.3,
  },
  services: `envío entrega; devolución devoluciones reembolso; pago pagos; garantía; empleo trabajo;
    curso cursos taller talleres; opiniones reseñas testimonios`,
  defaultTitles: `inicio; página de inicio; página principal; bienvenido; bienvenidos; sin título; documento sin título;
    nueva página; página de ejemplo; título`,
  besideSubject: 'para como este esta sobre desde entre todo todos pero cuando inicio',
  sectionNames: `introducción prefacio prólogo resumen conclusión conclusiones apéndice anexo contenido índice
    capítulo sección parte`,
  genericAnchors: `aquí; aqui; haz clic aquí; haga clic aquí; clic aquí; pincha aquí; pulsa aquí; click aquí; enlace;
    este enlace; esta página; página; sitio web; web; más; más info; más información; más detalles; leer;
    leer más; lee más; leer artículo; sigue leyendo; seguir leyendo; continuar leyendo; continuar; ver;
    ver más; ver todo; ver todos; ver detalles; detalles; saber más; descubre más; descubrir más; conoce más`,
  imageWords: `imagen imágenes imagenes foto fotos fotografía fotografia gráfico logo logotipo icono ícono símbolo
    banner miniatura ilustración botón flecha fondo`,
  notFound: `página no encontrada; no se ha encontrado; no se encontró; página no existe; no encontramos la página;
    ya no está disponible`,
  error: 'error',
};
