import { isIP } from 'node:net'
import { bareHost, refusedHost, refusedPorts } from '../outbound-https/url.ts'

export type HostCheck =
  | {
      readonly ok: true
      /** As it will be called: lower case, a literal in its canonical form. */
      readonly host: string
    }
  | { readonly ok: false; readonly code: string; readonly detail: string }

const sshPort = 22

/** Checks a customer's SFTP server without the network, as `https` addresses are checked; each upload checks its addresses again. */
export function checkSftpServer(host: string, port: number, allowPrivate: boolean): HostCheck {
  if (port !== sshPort && refusedPorts.has(port))
    return { ok: false, code: 'url_port_refused', detail: `Port ${port} belongs to another kind of server.` }
  // The URL parser normalises every spelling of an address (decimal, octal, hexadecimal, short).
  const url = /^[^\s/\\@?#]+$/.test(host)
    ? URL.parse(`https://${isIP(host) === 6 ? `[${host}]` : host}:443/`)
    : null
  if (!url || url.port !== '' || url.pathname !== '/')
    return { ok: false, code: 'url_not_valid', detail: `${host} is not a host name.` }
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  const own = bareHost(url)
  const refused = refusedHost(own, allowPrivate)
  return refused || { ok: true, host: own }
}
