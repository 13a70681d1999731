/** For pages whose figures a run changes: a run under way is followed there too, and nothing is shown. */
import { useFollowedRun } from './run-context.ts';

export function FollowRun() {
  useFollowedRun();
  return null;
}
