import * as z from 'zod/mini';
import { checkTree } from './checked-tree';

const orderSchema = z.object({
  root: z.string(),
  source: z.string(),
  today: z.string(),
});

/* A process of its own, so that pages are drawn while a second's worth of texts is read. */
process.on('message', (message) => {
  const { root, source, today } = orderSchema.parse(message);
  void checkTree(root, source, today).then((checked) => process.send?.(checked));
});
