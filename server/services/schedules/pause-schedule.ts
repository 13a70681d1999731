/** Pauses the schedule of a site that is gone, and mails why a schedule was paused. */
import { inTransaction } from '../../store/database.ts';
import { countFailure, type DueSchedule, pauseSchedule } from '../../store/schedules.ts';
import { sendMail } from '../accounts/send-mail.ts';
import type { Deps } from '../deps.ts';
import { words } from './words.ts';

/** Runs in a row in which the site could not be read before its schedule is paused. */
const failuresMax = 3;

export async function mailPause(
  deps: Deps,
  { userId, email, siteId, domain }: Pick<DueSchedule, 'userId' | 'email' | 'siteId' | 'domain'>,
  because: string,
): Promise<void> {
  if (email === null) return;
  const text = [
    words.paused({ domain }),
    '',
    because,
    '',
    words.resume,
    `${deps.publicUrl}/sites/${siteId}`,
    '',
  ].join('\n');
  try {
    await sendMail(deps, {
      userId,
      to: email,
      subject: words.subject({ domain }),
      text,
      expiresAt: null,
    });
  } catch (error) {
    deps.log.error({ event: 'mail.failed', error: String(error) }, 'a paused schedule could not be mailed');
  }
}

export interface UnreadableSite {
  readonly siteId: string;
  readonly userId: string;
  readonly email: string | null;
  readonly domain: string;
  /** Why, in a sentence. */
  readonly sentence: string;
}

/** A scheduled run could not read the site; after a few in a row the site counts as gone. */
export async function noteUnreadable(deps: Deps, site: UnreadableSite): Promise<void> {
  const because = words.unreachable({ times: failuresMax, sentence: site.sentence });
  const isPaused = await inTransaction(deps.db, async (tx) => {
    const failures = await countFailure(tx, site.siteId);
    if (failures === null || failures < failuresMax) return false;
    await pauseSchedule(tx, site.siteId, because);
    return true;
  });
  if (isPaused) await mailPause(deps, site, because);
}
