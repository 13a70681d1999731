/** Content Quality, as long as an analysis has no data for it. */

import { strings } from './strings.ts';
import { SwitchOn } from './switch-on.tsx';

export const ContentTab = () => <SwitchOn title={strings.contentEmpty}>{strings.contentEmptyText}</SwitchOn>;
