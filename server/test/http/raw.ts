import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished } from 'vitest'
import type { World } from '../world/world.ts'

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends these bytes as they are and reads until the server hangs up, so it must be asked to or have reason to. */
export async function send({ app }: World, request: string | Buffer): Promise<RawAnswer> {
  const { port } = app.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(request)
  let answer = ''
  socket.setEncoding('latin1').on('data', chunk => (answer += chunk))
  await once(socket, 'close')
  return read(answer)
}

function read(answer: string): RawAnswer {
  const end = answer.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = answer.slice(0, end).split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map(line => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: Buffer.from(answer.slice(end + 4), 'latin1').toString('utf8'),
  }
}
