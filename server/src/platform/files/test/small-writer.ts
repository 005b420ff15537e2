import { openDirectory } from '../open.ts'

/* Writes one file of two megabytes to the directory that it is given, and says how that went. */
const storage = openDirectory({ kind: 'directory', path: process.argv[2] ?? '' })

async function* pieces() {
  for (let at = 0; at < 32; at++) yield Buffer.alloc(64 * 1024, at)
}

process.stdout.write(
  await storage.write('uploads/org/one', pieces()).then(
    () => 'written',
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  ),
)
storage.close()
