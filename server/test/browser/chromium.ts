import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { atEndOfFile } from '../world/end-of-file.ts'

// The first is Chromium without what draws windows: it takes little more than half the processor time of the others.
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const folders = (process.env['PATH'] ?? '').split(delimiter)

const executable = commands
  .flatMap(command => folders.map(folder => join(folder, command)))
  .find(isExecutable)

const absent = `there is no ${commands.join(', ')} on the PATH`

/** For `describe.skipIf`: a machine without Chromium skips what needs it; in continuous integration that fails. */
export const noBrowser = !executable && !process.env['CI']
if (noBrowser) console.warn(`Skipping what needs a browser: ${absent}.`)

let launched: Promise<Browser> | undefined

/** The one browser of this test file, started when it is first asked for. */
export function browser(): Promise<Browser> {
  if (launched) return launched
  if (!executable) throw new Error(absent)
  const launching = chromium.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  launched = launching
  atEndOfFile(async () => {
    launched = undefined
    await (await launching).close()
  })
  return launched
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
