/** /account: credits, packages, and what a person can change about their account. */
import { useFollowedRun } from '../features/analyze/run-context.ts';
import { ApiKeysCard } from '../features/api-keys/api-keys-card.tsx';
import { BrandingCard } from '../features/branding/branding-card.tsx';
import { AccountOverview } from '../features/credits/account-overview.tsx';
import { Ledger } from '../features/credits/ledger.tsx';
import { PackageList } from '../features/credits/package-list.tsx';
import { PurchaseNotice } from '../features/credits/purchase-notice.tsx';
import { AccountForms } from '../features/session/account-forms.tsx';
import { RequireAuth } from '../features/session/auth-required.tsx';
import { ConfirmEmail } from '../features/session/confirm-email.tsx';
import { Messages } from '../features/session/messages.tsx';
import { Page } from './page.tsx';
import { strings } from './strings.ts';

export const AccountPage = () => (
  <Page {...strings.account}>
    <RequireAuth>
      {(user) => (
        <>
          <FollowRun />
          <ConfirmEmail user={user} />
          <PurchaseNotice />
          <AccountOverview />
          <PackageList />
          <Ledger />
          <Messages />
          <BrandingCard />
          <ApiKeysCard />
          <AccountForms user={user} />
        </>
      )}
    </RequireAuth>
  </Page>
);

/** For pages whose figures a run changes: a run under way is followed there too, and nothing is shown. */
function FollowRun() {
  useFollowedRun();
  return null;
}
