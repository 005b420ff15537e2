import type { AddressInfo } from 'node:net'
import { catalogueOf } from '../../server/src/platform/contract/family.ts'
import { DiskStorage } from '../../server/src/platform/files/disk-storage.ts'
import { addUploadRoute } from '../../server/src/platform/files/upload-route.ts'
import { uploadUrl } from '../../server/src/platform/files/upload-url.ts'
import { AddressRanges } from '../../server/src/platform/http/address-ranges.ts'
import { Availability } from '../../server/src/platform/http/availability.ts'
import { Connections, defaultConnectionLimits } from '../../server/src/platform/http/connections.ts'
import { createServer } from '../../server/src/platform/http/server.ts'
import { Keyring } from '../../server/src/platform/secrets/keyring.ts'
import { silentLog } from '../../server/src/platform/telemetry/log.ts'
import type { Upload } from '../../server/src/platform/files/storage.ts'

/* Serves the route of uploads, with files in the directory that it is given, and makes URLs for whoever started it. */
const keyring = new Keyring(Buffer.alloc(32, 1))
let url = ''
const disk = new DiskStorage(process.argv[2] ?? '', upload => uploadUrl(keyring, url, upload))
const baseUrl = 'http://konttori.example'
const catalogue = catalogueOf([])
const server = await createServer({
  baseUrl,
  catalogue,
  log: silentLog,
  connections: new Connections({
    limits: defaultConnectionLimits,
    speaksForMany: () => true,
    serverBusy: () => '',
  }),
  trustedProxies: new AddressRanges([]),
})
await addUploadRoute(server, { disk, keyring, availability: new Availability() })
await server.listen({ host: '127.0.0.1', port: 0 })
url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
process.on('message', (upload: Upload) => {
  void disk.presignUpload(upload).then(presigned => process.send?.(presigned))
})
process.send?.('ready')
