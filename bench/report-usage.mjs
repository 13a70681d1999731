/** Preloaded into every runner: prints its cost on exit. Rely on processor time; wall time on shared machines is noise. */
const started = performance.now();
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const pages = globalThis.benchmarkPages ?? 0;
  const usage = {
    pages,
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    wallMs: performance.now() - started,
    peakMb: maxRSS / 1024,
  };
  process.stderr.write(`USAGE ${JSON.stringify(usage)}\n`);
});
