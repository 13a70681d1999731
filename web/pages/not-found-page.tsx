/** Any URL the application does not know. */
import { Link, useLocation } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Row, Stack, Text } from '../ui/layout.tsx';
import { Page } from './page.tsx';
import { strings } from './strings.ts';

const words = strings.notFound;

export function NotFoundPage() {
  const { pathname, search } = useLocation();
  return (
    <Page title={words.title}>
      <Stack padding="large" as={Card} gap={4}>
        <Text size="lg">{words.explanation}</Text>
        <Text tone="soft">{words.text}</Text>
        <p>
          {words.requested} <Text as="code" anywhere>{`${pathname}${search}`}</Text>
        </p>
        <Row gap={2} align="stretch" wrap>
          <ButtonLink variant="primary" asChild>
            <Link to="/dashboard">{words.dashboard}</Link>
          </ButtonLink>
          <ButtonLink asChild>
            <Link to="/site-history">{words.history}</Link>
          </ButtonLink>
          <ButtonLink href="/">{words.home}</ButtonLink>
        </Row>
      </Stack>
    </Page>
  );
}
