#!/usr/bin/env node
// The command line, on the pinned Node whatever Node runs this file (20 or later).
import { become } from '../../tools/launch/become.mjs'
import { programFile } from '../../tools/launch/bundle.mjs'
import { pinnedNode } from '../../tools/launch/checkout.mjs'

try {
  become(pinnedNode(), [programFile('command-line/main'), ...process.argv.slice(2)], process.env)
} catch (error) {
  process.stderr.write(`konttori: ${error.message}\n`)
  process.exitCode = 1
}
