/** Writes the generated half of the SDK from the description: `node tools/generate-sdk.ts`. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Description } from './generate-sdk/description.ts'
import { sdkFiles } from './generate-sdk/files.ts'
import { formatted } from './generate-sdk/format.ts'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'sdk/src/generated')

const description = JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8')) as Description
const files = await formatted(sdkFiles(description))

await mkdir(folder, { recursive: true })
for (const name of await readdir(folder)) if (!files.has(name)) await rm(join(folder, name))
for (const [name, source] of files) await writeFile(join(folder, name), source)
