/** The start of a conversation: a skeleton, an error, or starter questions. */
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import type { useConversation } from './queries.ts';
import { QuestionList } from './question-list.tsx';
import { strings } from './strings.ts';

export interface ChatOpeningProps {
  readonly conversation: ReturnType<typeof useConversation>;
  /** The first message is on its way. */
  readonly isBegun: boolean;
  readonly onQuestion: (question: string) => void;
}

export function ChatOpening({ conversation, isBegun, onQuestion }: ChatOpeningProps) {
  const { data, isPending, isError, isFetching, refetch } = conversation;
  if (isPending) {
    return (
      <Skeleton label={strings.loadingConversation}>
        <SkeletonLine width="medium" />
        <SkeletonLine width="long" />
      </Skeleton>
    );
  }
  if (isError && data === undefined) {
    return (
      <Alert
        tone="poor"
        title={strings.conversationFailed}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {strings.tryAgain}
          </Button>
        }
      />
    );
  }
  if (isBegun || data === undefined || data.messages.length > 0) return null;
  return (
    <Stack gap={3}>
      <h3>{strings.empty}</h3>
      <Text tone="soft" measure>
        {data.isBuiltIn ? strings.emptyBuiltIn : strings.emptyText}
      </Text>
      <QuestionList label={strings.starters} questions={data.starters ?? []} onQuestion={onQuestion} />
    </Stack>
  );
}
