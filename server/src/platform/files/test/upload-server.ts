import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueOf } from '../../contract/family.ts'
import { AddressRanges } from '../../http/address-ranges.ts'
import { Availability } from '../../http/availability.ts'
import { Connections, defaultConnectionLimits } from '../../http/connections.ts'
import { createServer } from '../../http/server.ts'
import { Keyring } from '../../secrets/keyring.ts'
import { silentLog } from '../../telemetry/log.ts'
import { DiskStorage } from '../disk-storage.ts'
import type { Upload } from '../storage.ts'
import { addUploadRoute } from '../upload-route.ts'
import { uploadUrl } from '../upload-url.ts'

/** The route of uploads alone, on the server that everything of the service runs on. */
export async function startUploads(root?: string) {
  const directory = root ?? (await mkdtemp(join(tmpdir(), 'konttori-uploads-')))
  const keyring = new Keyring(Buffer.alloc(32, 1), [Buffer.alloc(32, 2)])
  const catalogue = catalogueOf([])
  const baseUrl = 'http://konttori.example'
  const connections = new Connections({
    limits: defaultConnectionLimits,
    speaksForMany: () => true,
    serverBusy: () => '',
    descriptors: undefined,
  })
  const server = await createServer({
    baseUrl,
    catalogue,
    log: silentLog,
    connections,
    trustedProxies: new AddressRanges([]),
  })
  let url = ''
  const disk = new DiskStorage(directory, upload => uploadUrl(keyring, url, upload))
  const availability = new Availability(60_000)
  await addUploadRoute(server, { disk, keyring, availability })
  await server.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return {
    disk,
    directory,
    url,
    availability,
    /** The URL of an upload, as a service with this secret makes it. */
    signedWith: (secret: Buffer, upload: Upload) => uploadUrl(new Keyring(secret), url, upload),
    async close() {
      await server.close()
      availability.close()
      connections.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export const uploadOf = (bytes: Buffer, change: Partial<Upload> = {}): Upload => ({
  key: `uploads/0198a000-0000-7000-8000-000000000001/${randomUUID()}`,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  contentType: 'image/jpeg',
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  ...change,
})
