/** /account: credits, packages, and what a person can change about their account. */
import { FollowRun } from '../features/analyze/follow-run.tsx';
import { ApiKeysCard } from '../features/api-keys/api-keys-card.tsx';
import { BrandingCard } from '../features/branding/branding-card.tsx';
import { AccountOverview } from '../features/credits/account-overview.tsx';
import { Ledger } from '../features/credits/ledger.tsx';
import { PackageList } from '../features/credits/package-list.tsx';
import { PurchaseNotice } from '../features/credits/purchase-notice.tsx';
import { AccountForms } from '../features/session/account-forms.tsx';
import { Messages } from '../features/session/messages.tsx';
import { RequireAuth } from '../features/session/require-auth.tsx';
import { Page } from './page.tsx';
import { strings } from './strings.ts';

export const AccountPage = () => (
  <Page {...strings.account}>
    <RequireAuth>
      {(user) => (
        <>
          <FollowRun />
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
