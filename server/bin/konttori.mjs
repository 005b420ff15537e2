#!/usr/bin/env node
// The command line, on the pinned Node whatever Node runs this file (20 or later).
import { fileURLToPath } from 'node:url'
import { become } from '../../tools/launch/become.mjs'
import { pinnedNode } from '../../tools/launch/checkout.mjs'

const commandLine = fileURLToPath(new URL('../src/command-line/main.ts', import.meta.url))
try {
  become(pinnedNode(), [commandLine, ...process.argv.slice(2)], process.env)
} catch (error) {
  process.stderr.write(`konttori: ${error.message}\n`)
  process.exitCode = 1
}
