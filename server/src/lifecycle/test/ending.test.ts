import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { exitCodes } from '../exit-codes.ts'

const sources = resolve(import.meta.dirname, '../..')

/** The exit code of a process that runs this. */
const endOf = (program: string): Promise<number | string | null | undefined> =>
  new Promise(ended => {
    const ending = pathToFileURL(join(sources, 'lifecycle/ending.ts')).href
    const module = `import { endProcess } from ${JSON.stringify(ending)}\n${program}`
    execFile(process.execPath, ['--input-type=module', '--eval', module], error =>
      ended(error ? error.code : 0),
    )
  })

it('a process ends with its code', async () => {
  expect(await endOf(`endProcess(${exitCodes.usage})`)).toBe(exitCodes.usage)
  expect(await endOf(`endProcess(${exitCodes.stopped})`)).toBe(exitCodes.stopped)
})

it('a handle that a library still holds does not keep a process for ever', async () => {
  expect(await endOf(`setInterval(() => {}, 60_000)\nendProcess(${exitCodes.refused})`)).toBe(
    exitCodes.refused,
  )
})

it('no other place ends the process at once, which could wait for ever', () => {
  const ending = globSync('**/*.ts', { cwd: sources, exclude: ['**/test/**'] }).filter(path =>
    /process\.(exit|reallyExit)\(/.test(readFileSync(join(sources, path), 'utf8')),
  )
  expect(ending).toEqual(['lifecycle/ending.ts'])
})
