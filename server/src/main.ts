import { runCommandLine } from './command-line/run.ts'
import { endProcess } from './lifecycle/ending.ts'

endProcess(await runCommandLine(['serve', ...process.argv.slice(2)], process.env))
