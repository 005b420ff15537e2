#!/usr/bin/env node
import { endProcess } from '../lifecycle/ending.ts'
import { runCommandLine } from './run.ts'

endProcess(await runCommandLine(process.argv.slice(2), process.env))
