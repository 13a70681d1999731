/** Preloaded into every runner: when it ends, says what it cost. Processor time is the figure to trust; clocks on shared machines are noise. */
const started = performance.now();
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const pages = globalThis.benchPages ?? 0;
  const usage = {
    pages,
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    wallMs: performance.now() - started,
    peakMb: maxRSS / 1024,
  };
  process.stderr.write(`USAGE ${JSON.stringify(usage)}\n`);
});
