/** What a visitor sees where a user is needed. */
import { currentPath, loginUrl } from '../../api/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { strings } from './strings.ts';

export const AuthRequired = ({ text = strings.authRequiredText }: { readonly text?: string }) => (
  <Card padding="large" aria-labelledby="auth-required">
    <CardHeader
      id="auth-required"
      level={2}
      size="lg"
      title={strings.authRequired}
      description={text}
      actions={
        <ButtonLink variant="primary" href={loginUrl(currentPath())}>
          {strings.logIn}
        </ButtonLink>
      }
    />
  </Card>
);
