/** Writes the description from the contracts: `node tools/generate-description.ts`. A test holds it to them. */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { modules } from '../server/src/modules/index.ts'
import { openApiDocument } from '../server/src/platform/contract/openapi/document.ts'

const contracts = modules.map(({ contract }) => contract)
const description = openApiDocument(contracts, 'https://konttori.example')
await writeFile(resolve(import.meta.dirname, '../openapi.json'), `${JSON.stringify(description, null, 1)}\n`)
