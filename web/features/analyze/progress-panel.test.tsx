/** The progress panel: steps tick exactly at their number, the figure never goes down, milestones are spoken. */
import { Progress } from '@pagewright/contract/entities/progress';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { idle, nextRunState, type RunState } from './run-state.ts';

const at = (...events: readonly Record<string, unknown>[]): Extract<RunState, { phase: 'running' }> => {
  const begun = nextRunState(idle, { type: 'begun', domain: 'shop.example' });
  const state = events.reduce<RunState>(
    (before, event) =>
      nextRunState(before, {
        type: 'progressed',
        progress: Progress.parse({ status: 'in-progress', ...event }),
      }),
    begun,
  );
  if (state.phase !== 'running') throw new Error('the run is over');
  return state;
};

const asked: string[] = [];
const show = (...events: readonly Record<string, unknown>[]) =>
  renderApp(
    <ProgressPanel
      {...at(...events)}
      onCancel={() => undefined}
      onPause={() => asked.push('pause')}
      onResume={() => asked.push('resume')}
      onRetry={() => undefined}
    />,
  );

const doneSteps = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .filter((item) => item.dataset.state === 'done').length;

describe('ProgressPanel', () => {
  it.each([
    [9.9, 1],
    [10, 2],
    [59, 2],
    [60, 3],
    [74.9, 3],
    [75, 4],
    [84, 4],
    [85, 5],
  ])('at %s percent has %d steps done', (percentage, steps) => {
    show({ percentage, pagesFound: 18 });
    expect(doneSteps()).toBe(steps);
    expect(within(screen.getByRole('list', { name: 'Steps' })).getByText('Found 18 pages')).toBeTruthy();
  });

  it('says what was found and what a limit lets it analyze', () => {
    show({ percentage: 4, pagesFound: 30, pagesToAnalyze: 3, pagesAnalyzed: 1, isLimited: true });
    expect(screen.getByText('Found 30 pages, analyzing 3')).toBeTruthy();
    expect(screen.getByText('Pages Analyzed 1/3')).toBeTruthy();
  });

  it('says only what was found when all of it is analyzed, or some turned out to be no pages', () => {
    show({ percentage: 12, pagesFound: 30, pagesToAnalyze: 28, pagesAnalyzed: 28 });
    expect(screen.getByText('Found 30 pages')).toBeTruthy();
    expect(screen.getByText('Pages Analyzed 28/28')).toBeTruthy();
  });

  it('never finds fewer pages than it found before', () => {
    show({ pagesFound: 9, pagesToAnalyze: 9 }, { pagesFound: 4, pagesToAnalyze: 4 });
    expect(screen.getByText('Found 9 pages')).toBeTruthy();
  });

  it('counts pages, with a ? while their number is unknown', () => {
    show({ pagesAnalyzed: 2 });
    expect(screen.getByText('Pages Analyzed 2/?')).toBeTruthy();
    expect(doneSteps()).toBe(0);
  });

  it('never goes down', () => {
    show({ percentage: 62 }, { percentage: 40 });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('62');
  });

  it('shows the page of now and the finished ones with their rating, newest on top', () => {
    show({
      currentPageUrl: 'https://shop.example/c',
      analyzedPages: ['https://shop.example/a', 'https://shop.example/b'],
      analyzedVerdicts: ['good', 'poor'],
    });
    const rows = within(screen.getByRole('list', { name: 'Finished' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('/b'),
      expect.stringContaining('/a'),
    ]);
    expect(screen.getByRole('img', { name: 'Critical issues' })).toBeTruthy();
    expect(screen.getByTitle('https://shop.example/c')).toBeTruthy();
  });

  it('says how long it has run and, once that can be said, how long it may take', () => {
    vi.useFakeTimers({ now: new Date('2026-11-17T10:00:38.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const startedAt = '2026-11-17T10:00:00.000Z';
    const Live = () => {
      const [percentage, setPercentage] = useState(10);
      return (
        <>
          <button type="button" onClick={() => setPercentage(60)}>
            Go on
          </button>
          <ProgressPanel
            {...at({ percentage, startedAt })}
            onCancel={() => undefined}
            onPause={() => undefined}
            onResume={() => undefined}
            onRetry={() => undefined}
          />
        </>
      );
    };
    renderApp(<Live />);
    expect(screen.getByText(/^Started 38 s ago · You can leave/)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(5000));
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    // Half of it took 5 s; what came before it, 38 s, says nothing of the rest.
    expect(screen.getByText(/^Started 43 s ago · about 4 s left · /)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByText(/^Started 45 s ago · about 2 s left · /)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.getByText(/^Started 50 s ago · You can leave/)).toBeTruthy();
  });

  it('names the step under way in the progressive form, and the others as done or to come', () => {
    show({ percentage: 64, pagesFound: 18 });
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Found 18 pages, done',
      expect.stringContaining('Page analysis completed, done'),
      'Design analysis completed, done',
      'Checking technical SEO, runningat 75%',
      'Performance analysis completed, waitingat 85%',
    ]);
  });

  it('shows issues and screenshots as they come', () => {
    show({
      findings: [{ title: 'Title is missing', severity: 'critical', pages: 3 }],
      screenshots: [
        { url: 'https://shop.example/a', thumbnailUrl: '/a.jpg' },
        { url: 'https://shop.example/b', thumbnailUrl: '/b.jpg' },
      ],
    });
    const issues = within(screen.getByRole('region', { name: 'Issues so far' }));
    expect(issues.getByRole('listitem').textContent).toBe('Title is missing3 pages');
    expect(screen.getAllByRole('img', { name: /^Screenshot/ }).map((img) => img.getAttribute('src'))).toEqual(
      ['/b.jpg', '/a.jpg'],
    );
  });

  it('speaks at milestones only', () => {
    const { container } = show({ percentage: 64, pagesFound: 18, currentPageUrl: 'https://shop.example/c' });
    const live = container.querySelectorAll('[aria-live="polite"]');
    expect([...live].map(({ textContent }) => textContent)).toEqual(['Design analysis completed']);
  });

  it('does not speak each time that more pages are found', () => {
    const { container } = show({ percentage: 2, pagesFound: 18 });
    const live = container.querySelectorAll('[aria-live="polite"]');
    expect([...live].map(({ textContent }) => textContent)).toEqual(['']);
  });

  it('writes its percentage into the tab and gives the title back', () => {
    document.title = 'Dashboard';
    const { unmount } = show({ percentage: 43 });
    expect(document.title).toBe('43% · shop.example');
    unmount();
    expect(document.title).toBe('Dashboard');
  });
});

describe('a scan of a whole site', () => {
  const scan = {
    wholeSite: true,
    startedAt: new Date().toISOString(),
    pagesFound: 900,
    pagesToAnalyze: 900,
    pagesAnalyzed: 300,
    pagesPerMinute: 120,
    secondsLeft: 300,
  };

  it('says how fast it is, what waits and how long it takes, and can be paused', async () => {
    const { user } = show(scan);
    expect(screen.getByText(/120 pages a minute · 600 pages in the queue · about 5/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(asked.splice(0)).toEqual(['pause']);
  });

  it('says that it is paused, and can be resumed', async () => {
    const { user } = show({ ...scan, isPaused: true });
    expect(screen.getByText(/^Paused\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(asked.splice(0)).toEqual(['resume']);
  });

  it('is the only run that can be paused', () => {
    show({ pagesFound: 3 });
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });
});
