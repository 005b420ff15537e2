import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { Bucket } from '../bucket-storage.ts'

/** A server that stores as S3 does. It checks no signature. */
export async function startS3(): Promise<{ place: Bucket; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'konttori-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'konttori-files', configs: [] }],
  })
  const { port } = await server.run()
  return {
    place: {
      kind: 'bucket',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-north-1',
      bucket: 'konttori-files',
      pathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    async close() {
      const closed = server.close()
      server.httpServer.closeAllConnections()
      await closed
      await rm(directory, { recursive: true, force: true })
    },
  }
}
