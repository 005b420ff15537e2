import { relative } from 'node:path'

const shown = 20

/** A reporter of Vitest: prints the files that took longest, loading included, the slowest first. */
export default class SlowestFiles {
  onTestRunEnd(modules) {
    const files = modules.map(file => ({ path: relative(process.cwd(), file.moduleId), ms: duration(file) }))
    files.sort((one, other) => other.ms - one.ms)
    const lines = files
      .slice(0, shown)
      .map(({ path, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${path}\n`)
    if (lines.length > 1) process.stdout.write(`\nSlowest files of ${files.length}:\n${lines.join('')}\n`)
  }
}

/** A file starts its world while it is loaded. */
function duration(file) {
  const { collectDuration, setupDuration, duration } = file.diagnostic()
  return collectDuration + setupDuration + duration
}
