/** A card and its heading. */
import type { HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';
import { Row, Text } from './layout.tsx';

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'section' | 'article' | 'div' | 'li' | undefined;
  padding?: 'normal' | 'large' | 'none' | undefined;
};

export function Card({
  as: Element = 'section',
  padding = 'normal',
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Element {...rest} className={classNames(styles.card, styles[padding], className)}>
      {children}
    </Element>
  );
}

export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

export type CardHeaderProps = {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  size?: 'md' | 'lg' | 'xl' | undefined;
  /** A small line above the title. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  id?: string | undefined;
};

export function CardHeader({
  title,
  level = 3,
  size = 'md',
  eyebrow,
  description,
  actions,
  id,
}: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <Row as="header" gap={4} rowGap={3} align="start" justify="between" wrap>
      <Text as="div" shrink>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading id={id} className={classNames(styles.title, styles[size])}>
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
      </Text>
      {actions && (
        <Row gap={2} align="stretch" wrap>
          {actions}
        </Row>
      )}
    </Row>
  );
}
