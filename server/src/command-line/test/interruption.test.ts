import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'

const interruption = pathToFileURL(resolve(import.meta.dirname, '../interruption.ts')).href

/** A command whose work goes on, whatever it is asked. */
const deaf = `
import { listenForInterruption } from ${JSON.stringify(interruption)}
const { signal } = listenForInterruption()
signal.addEventListener('abort', () => console.log('asked to end'))
setInterval(() => {}, 60_000)
console.log('working')
`

it.each(['SIGINT', 'SIGTERM'] as const)(
  'a second %s ends a command that does not come to its end, as the system ends a program at Ctrl-C',
  async signal => {
    const command = spawn(process.execPath, ['--input-type=module', '--eval', deaf])
    onTestFinished(() => void command.kill('SIGKILL'))
    const ended = once(command, 'close')
    let told = ''
    command.stdout.setEncoding('utf8').on('data', (text: string) => (told += text))
    await once(command.stdout, 'data')
    const insisting = setInterval(() => command.kill(signal), 100)
    onTestFinished(() => clearInterval(insisting))
    expect(await ended).toEqual([null, 'SIGINT'])
    expect(told).toBe('working\nasked to end\n')
  },
)
