import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { openDirectory } from '../open.ts'

/* Writes files without end to the directory that it is given, each under the name of its hash. */
const storage = openDirectory({ kind: 'directory', path: process.argv[2] ?? '' })

async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 16 * 1024) yield bytes.subarray(at, at + 16 * 1024)
}

for (;;) {
  const bytes = randomBytes(200_000)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const upload = `uploads/org/${randomUUID()}`
  await storage.write(upload, inPieces(bytes))
  const { version = '' } = (await storage.find(upload)) ?? {}
  await storage.move(upload, `files/org/${sha256.slice(0, 2)}/${sha256}`, version)
  process.stdout.write('.')
}
