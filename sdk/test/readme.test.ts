// Isolated: it starts programs and mostly waits for them.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const compiler = join(root, 'node_modules/typescript/bin/tsc')

it('every example of the README compiles', async () => {
  const readme = await readFile(join(root, 'sdk/README.md'), 'utf8')
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code ?? '')
  expect(examples.length).toBeGreaterThan(4)

  const folder = await mkdtemp(join(tmpdir(), 'konttori-readme-'))
  try {
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: {
          typeRoots: [join(root, 'node_modules/@types')],
          paths: { '@konttori/sdk': [join(root, 'sdk/src/index.ts')] },
        },
        include: ['readme.ts'],
      }),
    )
    await writeFile(join(folder, 'readme.ts'), examples.join('\n'))
    const compile = promisify(execFile)(process.execPath, [compiler, '-p', folder])
    expect((await compile.catch((error: { stdout: string }) => error)).stdout).toBe('')
  } finally {
    await rm(folder, { recursive: true })
  }
})
