/** Whether a site is verified as one's own, and how to do it. */
import type { Verification } from '@pagewright/contract/entities/site-access';
import { wordsOf } from '../../api/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Note, Row } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './access.module.css';
import { useVerifySite } from './queries.ts';
import { strings } from './strings.ts';

export interface OwnershipPartProps {
  readonly siteId: string;
  readonly host: string;
  readonly verification: Verification;
}

export function OwnershipPart({ siteId, host, verification }: OwnershipPartProps) {
  const { verifiedBy, verifiedAt } = verification;
  const isVerified = verifiedBy !== null && verifiedAt !== null;
  return (
    <div className={styles.group}>
      <h3 className={styles.subheading}>{strings.ownership}</h3>
      <Note tone="soft" measure>
        {isVerified
          ? strings.verified[verifiedBy]({ host, date: dateWords(verifiedAt) })
          : strings.unverified({ host })}
      </Note>
      {!isVerified && <Places verification={verification} />}
      <Check siteId={siteId} />
    </div>
  );
}

const Places = ({ verification }: Pick<OwnershipPartProps, 'verification'>) => {
  const { fileUrl, token, metaTag, dnsName, dnsValue } = verification;
  return (
    <>
      <CodeBlock label={strings.file({ url: fileUrl })} text={token} copyLabel={strings.copy} />
      <CodeBlock label={strings.meta} text={metaTag} copyLabel={strings.copy} />
      <CodeBlock label={strings.dns({ name: dnsName })} text={dnsValue} copyLabel={strings.copy} />
    </>
  );
};

function Check({ siteId }: Pick<OwnershipPartProps, 'siteId'>) {
  const verify = useVerifySite(siteId);
  const toast = useToast();
  const attempts = verify.data?.attempts ?? [];
  const check = () =>
    verify.mutate(undefined, {
      onSuccess: ({ attempts: failed }) => {
        if (failed.length === 0) toast.show({ title: strings.checked, tone: 'good' });
      },
      onError: (error) => toast.show({ title: wordsOf(error, strings.checkFailed), tone: 'poor' }),
    });
  return (
    <>
      {attempts.length > 0 && (
        <Alert tone="fair" title={strings.notFound}>
          <ul className={styles.attempts}>
            {attempts.map(({ method, sentence }) => (
              <li key={method}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Row gap={3} align="stretch" wrap>
        <Button busy={verify.isPending} onClick={check}>
          {strings.check}
        </Button>
      </Row>
    </>
  );
}
