import { launch } from './launch.ts'
import { run } from './lifecycle/run.ts'

// Every resource is given back by now; a handle some library still holds must not keep the process.
process.exit(await run(process.env, launch))
