/** Opens the palette on Ctrl+K or Cmd+K; its code comes when it is first opened. */
import { lazy, Suspense, useState } from 'react';
import { useKeyPress } from '../../../ui/use-key-press.ts';

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));

export function PaletteKey() {
  const [isOpen, setOpen] = useState(false);
  useKeyPress('k', () => setOpen((before) => !before), { whileTyping: true, withCommand: true });
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  );
}
