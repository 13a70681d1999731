/** Tests the evidence of a finding: each URL is read once. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EvidenceList } from './evidence-list.tsx';

const image = 'https://shop.example/oak.jpg';

it('names a URL once that is part of what was found', () => {
  const { container } = render(
    <EvidenceList evidence={[{ found: `${image} returns 404`, urls: [image] }]} />,
  );
  expect(screen.getByText(`${image} returns 404`)).toBeTruthy();
  expect(container.querySelectorAll('li')).toHaveLength(1);
});

it('lists the URLs that what was found does not name', () => {
  const { container } = render(<EvidenceList evidence={[{ found: 'returns 404', urls: [image] }]} />);
  expect(container.querySelectorAll('li')).toHaveLength(2);
});
