/** Tests the evidence of a finding: each URL is read once. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

it('shows two pieces, and the others when asked for', async () => {
  const user = userEvent.setup();
  const evidence = ['a', 'b', 'c', 'd'].map((found) => ({ found }));
  render(<EvidenceList evidence={evidence} />);
  expect(screen.queryByText('d')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 2 more like this' }));
  expect(screen.getAllByText(/^[a-d]$/).map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c', 'd']);
});
