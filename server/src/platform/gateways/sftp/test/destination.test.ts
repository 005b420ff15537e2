import { expect, it } from 'vitest'
import { checkSftpServer } from '../destination.ts'

it.each<[string, number, string]>([
  ['sftp.example.com', 22, 'sftp.example.com'],
  ['SFTP.Example.com.', 2222, 'sftp.example.com'],
  ['93.184.215.14', 22, '93.184.215.14'],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 22, '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
])('%s on port %i is called %s', (host, port, called) =>
  expect(checkSftpServer(host, port, false)).toEqual({ ok: true, host: called }),
)

it.each<[string, number, string]>([
  ['127.0.0.1', 22, 'address_not_public'],
  ['2130706433', 22, 'address_not_public'],
  ['0x7f.1', 22, 'address_not_public'],
  ['::1', 22, 'address_not_public'],
  ['::ffff:10.0.0.1', 22, 'address_not_public'],
  ['169.254.169.254', 22, 'address_not_public'],
  ['localhost', 22, 'host_not_public'],
  ['files.internal', 22, 'host_not_public'],
  ['sftp.example.com', 25, 'url_port_refused'],
  ['sftp.example.com', 5432, 'url_port_refused'],
  ['user@sftp.example.com', 22, 'url_not_valid'],
  ['sftp.example.com:23', 22, 'url_not_valid'],
  ['sftp.example.com/in', 22, 'url_not_valid'],
  ['a b', 22, 'url_not_valid'],
])('%s on port %i is refused: %s', (host, port, code) =>
  expect(checkSftpServer(host, port, false)).toMatchObject({ ok: false, code }),
)
