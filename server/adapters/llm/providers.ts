/** The providers of language models that can be configured, and what differs between them. */

export const providerNames = [
  'openai',
  'anthropic',
  'google',
  'mistral',
  'openrouter',
  'ollama',
  'openai-compatible',
  'local',
] as const;
export type ProviderName = (typeof providerNames)[number];

export interface ProviderFacts {
  /** As people know it. */
  readonly label: string;
  readonly needsKey: boolean;
  /** Where its API is when no other URL is configured; null when one must be. */
  readonly baseUrl: string | null;
  /** Whether its usual models accept images. */
  readonly acceptsImages: boolean;
  /** A model to begin with. */
  readonly exampleModel: string;
}

export const providers: Readonly<Record<ProviderName, ProviderFacts>> = {
  openai: {
    label: 'OpenAI',
    needsKey: true,
    baseUrl: 'https://api.openai.com/v1',
    acceptsImages: true,
    exampleModel: 'gpt-5-mini',
  },
  anthropic: {
    label: 'Anthropic',
    needsKey: true,
    baseUrl: 'https://api.anthropic.com/v1',
    acceptsImages: true,
    exampleModel: 'claude-sonnet-4-5',
  },
  google: {
    label: 'Gemini',
    needsKey: true,
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    acceptsImages: true,
    exampleModel: 'gemini-2.5-flash',
  },
  mistral: {
    label: 'Mistral',
    needsKey: true,
    baseUrl: 'https://api.mistral.ai/v1',
    acceptsImages: true,
    exampleModel: 'mistral-medium-latest',
  },
  openrouter: {
    label: 'OpenRouter',
    needsKey: true,
    baseUrl: 'https://openrouter.ai/api/v1',
    // Depends on the model, and a refusal there reads as if the model did not exist.
    acceptsImages: false,
    exampleModel: 'qwen/qwen3-235b-a22b',
  },
  ollama: {
    label: 'Ollama',
    needsKey: false,
    baseUrl: 'http://localhost:11434/v1',
    acceptsImages: false,
    exampleModel: 'qwen3:8b',
  },
  'openai-compatible': {
    label: 'Other server with OpenAI’s API',
    needsKey: false,
    baseUrl: null,
    acceptsImages: false,
    exampleModel: 'model.gguf',
  },
  local: {
    label: 'On this machine, without any other software',
    needsKey: false,
    baseUrl: '',
    acceptsImages: false,
    exampleModel: 'hf:unsloth/Qwen3-1.7B-GGUF/Qwen3-1.7B-Q4_K_M.gguf',
  },
};

/** Servers of one's own, which may be slow and are no less alive for it. */
export const isSelfHosted = (provider: ProviderName): boolean =>
  provider === 'ollama' || provider === 'openai-compatible' || provider === 'local';

/** Where the model is reached; without a slash at the end. */
export const baseUrlOf = ({
  provider,
  baseUrl,
}: {
  readonly provider: ProviderName;
  readonly baseUrl: string | null;
}): string => (baseUrl ?? providers[provider].baseUrl ?? '').replace(/\/+$/, '');
