import { createServer } from 'node:http';

// The fastest possible server: it reads the request and sends the bytes of the last PUT request. It does not parse,
// check or execute anything.
let reply = Buffer.alloc(0);
createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'PUT') reply = Buffer.concat(chunks);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': reply.length,
    });
    response.end(reply);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
