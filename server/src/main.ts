import { runCommandLine } from './command-line/run.ts'

// Every resource is given back by now; a handle some library still holds must not keep the process.
process.exit(await runCommandLine(['serve', ...process.argv.slice(2)], process.env))
