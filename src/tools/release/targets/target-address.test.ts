import { UsageError } from '../../../node/errors';
import { readTargetAddress } from './target-address';

test.each([
  ['s3://site', { bucket: 'site', prefix: '', pathStyle: false, endpoint: undefined }],
  ['s3://site/www/', { prefix: 'www/' }],
  ['s3://site/a/b?region=auto&style=path', { prefix: 'a/b/', region: 'auto', pathStyle: true }],
  [
    's3://site?endpoint=https://id.storage.example',
    { prefix: '', endpoint: 'https://id.storage.example' },
  ],
])('%s is a bucket', (text, address) => {
  expect(readTargetAddress(text)).toMatchObject({ kind: 's3', ...address });
});

test.each([
  ['deploy@web-1:/srv/youban/', 'deploy@web-1:/srv/youban'],
  ['web-1.example.com:youban', 'web-1.example.com:youban'],
  ['rsync://web-1:873/site/youban', 'rsync://web-1:873/site/youban'],
  ['/mnt/other disk/youban', '/mnt/other disk/youban'],
])('%s is a folder of rsync', (text, folder) => {
  expect(readTargetAddress(text)).toEqual({ kind: 'rsync', folder });
});

test.each([
  ['s3://', 'expected s3://bucket'],
  ['s3://key:secret@site', '--to s3://…@site: expected'],
  ['s3://site?acl=public', 'no option acl'],
  ['s3://site?style=virtual', 'style=host or style=path'],
  ['s3://site?endpoint=storage.example', 'expected an endpoint'],
  ['s3://site?endpoint=https://a:b@storage.example', 'expected an endpoint'],
  ['ftp://web-1/youban', 'expected s3://'],
  ['rsync://user:secret@web-1/site', 'expected s3://'],
  ['youban', 'expected s3://'],
  ['--delete:x', 'expected s3://'],
  ['-e@web-1:/srv', 'expected s3://'],
  ['web-1::module', 'expected s3://'],
  ['', 'expected s3://'],
])('%s is a mistake that says what was expected', (text, message) => {
  const read = () => readTargetAddress(text);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
});
