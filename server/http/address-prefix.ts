import { isIPv6 } from 'node:net';

/** Of whoever is gone before we looked: they are counted as one. */
const GONE = 'gone';

/** Some proxies write the port too, another for each connection. */
const withoutPort = (address: string) =>
  /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(address)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  address;

/**
 * What counts as one visitor: an address, or of IPv6 the /64 that one line has to itself.
 * @param told as Fastify's `request.ip`, which has none once the connection is gone
 */
export function addressPrefix(told: string | undefined): string {
  const address = withoutPort(told ?? GONE);
  if (!isIPv6(address)) return address.toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  // What `::` leaves out are groups of nothing.
  const behind = tail?.split(':').filter(Boolean).length ?? 0;
  const whole = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - behind)).fill('0')];
  const four = [...whole, ...(tail?.split(':').filter(Boolean) ?? [])].slice(0, 4);
  return `${four.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/**
 * The network that an address is in: what a provider hands out at once, a /24, or of IPv6 a /48.
 * @param address as `addressPrefix` takes it
 */
export function networkPrefix(address: string | undefined): string {
  const visitor = addressPrefix(address);
  return visitor.includes(':')
    ? `${visitor.split(':', 3).join(':')}::/48`
    : visitor.replace(/\.\d+$/, '.0/24');
}
