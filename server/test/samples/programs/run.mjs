// Runs the samples that come on standard input, one a line, and says of each what the service answered.
import { writeFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [folder, sdk] = process.argv.slice(2)
// The client of this checkout, whether or not its package has been built.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@konttori/sdk'
      ? { url: pathToFileURL(sdk).href, shortCircuit: true }
      : next(specifier, context),
})

const tell = told => process.stdout.write(`${JSON.stringify(told)}\n`)
// What the samples print is not looked at.
console.log = () => {}

let status
const send = globalThis.fetch
globalThis.fetch = async (...request) => {
  const answer = await send(...request)
  status = answer.status
  return answer
}

let samples = 0
for await (const line of createInterface({ input: process.stdin })) {
  const { key, session, text } = JSON.parse(line)
  Object.assign(process.env, { KEY: key, SESSION: session })
  const file = join(folder, `${++samples}.ts`)
  await writeFile(file, text)
  try {
    await import(pathToFileURL(file).href)
    tell({ status })
  } catch (error) {
    tell({ error: String(error), answer: JSON.stringify(error.problem) })
  }
}
