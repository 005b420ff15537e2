import { expect, test } from 'vitest'
import { readSmtpUrl } from '../smtp-server.ts'

test.each([
  [
    'smtp://mail.example.com',
    { host: 'mail.example.com', port: 587, encryption: 'starttls', credentials: null },
  ],
  ['smtp://mail.example.com:25/', { port: 25, encryption: 'starttls' }],
  ['smtps://mail.example.com', { port: 465, encryption: 'tls' }],
  ['smtps://mail.example.com:2465', { port: 2465, encryption: 'tls' }],
  [
    'smtp://office%40example.com:p%C3%A4%2Fss%3A%40@mail.example.com',
    { credentials: { user: 'office@example.com', password: 'pä/ss:@' } },
  ],
  ['smtp://[::1]:1025?tls=off', { host: '::1', port: 1025, encryption: 'none' }],
  ['smtp://127.0.0.1:1025?tls=off', { host: '127.0.0.1', encryption: 'none' }],
  ['smtp://localhost:1025?tls=off', { host: 'localhost', encryption: 'none' }],
])('%s is a mail server', (url, server) => expect(readSmtpUrl(url)).toMatchObject(server))

test.each([
  'mail.example.com',
  'http://mail.example.com',
  'smtp://',
  'smtp://mail.example.com:0',
  'smtp://mail.example.com:70000',
  'smtp://mail.example.com/path',
  'smtp://mail.example.com#part',
  // Never in clear over a network, also not by a name that looks like this machine.
  'smtp://mail.example.com?tls=off',
  'smtp://localhost.example.com?tls=off',
  'smtp://10.0.0.1?tls=off',
  'smtp://0.0.0.0?tls=off',
  'smtps://127.0.0.1?tls=off',
  'smtp://127.0.0.1?tls=maybe',
  'smtp://127.0.0.1?tls=off&tls=on',
  'smtp://:password@mail.example.com',
  'smtp://user:%zz@mail.example.com',
])('%s is none', url => expect(readSmtpUrl(url)).toBeUndefined())
