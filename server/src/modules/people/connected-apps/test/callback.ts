import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEndOfFile } from '../../../../../test/world/end-of-file.ts'

/** The app at the other end: a server of its own, which shows that somebody came back. */
export async function startCallback(): Promise<{ readonly origin: string; readonly redirectUri: string }> {
  const callback = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>The app</title><p>Welcome back.</p>',
    )
  })
  await new Promise<void>(resolve => callback.listen(0, '127.0.0.1', resolve))
  atEndOfFile(async () => void callback.close())
  const origin = `http://127.0.0.1:${(callback.address() as AddressInfo).port}`
  return { origin, redirectUri: `${origin}/callback` }
}
