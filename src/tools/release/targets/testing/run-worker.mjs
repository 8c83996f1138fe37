// Runs a module worker behind a port of this machine: node run-worker.mjs <worker> <ORIGIN>, as a child that says its port.
/* global Request */
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const [file, ORIGIN] = process.argv.slice(2);
const worker = (await import(pathToFileURL(file).href)).default;

const server = createServer(async (req, res) => {
  const { method, headers } = req;
  const request = new Request(`http://site.example${req.url}`, { method, headers });
  const response = await worker.fetch(request, { ORIGIN });
  res.writeHead(response.status, [...response.headers].flat());
  res.end(Buffer.from(await response.arrayBuffer()));
});

server.listen(0, '127.0.0.1', () => process.send(server.address().port));
