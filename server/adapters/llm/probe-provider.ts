/** Requests the list of models: a server that sends it is alive, however long an answer takes. */
import type { Clock } from './clock.ts';
import type { ModelConnection } from './connect-model.ts';
import { createLimitedFetch } from './limited-fetch.ts';
import { baseUrlOf, type ProviderName } from './providers.ts';

/** A probe takes no longer. */
export const probeMs = 5000;
const listBytes = 8 * 1024 * 1024;

function headersOf(provider: ProviderName, apiKey: string | null): Record<string, string> {
  if (apiKey === null) return {};
  if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  return provider === 'google' ? { 'x-goog-api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}

/** The whole response; rejects when there is none. */
export async function requestModels(
  connection: Omit<ModelConnection, 'model'>,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly body: string }> {
  const { provider, apiKey } = connection;
  const response = await createLimitedFetch(listBytes)(`${baseUrlOf(connection)}/models`, {
    headers: headersOf(provider, apiKey),
    signal,
  });
  return { status: response.status, body: await response.text() };
}

/** False when it sends no whole response in time, or fails. */
export async function isProviderAlive(connection: ModelConnection, clock: Clock): Promise<boolean> {
  // A call to a process that died fails at once.
  if (connection.provider === 'local') return true;
  const timeout = clock.timeout(probeMs);
  try {
    const { status } = await requestModels(connection, timeout.signal);
    return status < 500;
  } catch {
    return false;
  } finally {
    timeout.cancel();
  }
}
