/** What stands under a key; made and put there when nothing does. */
export function kept<K, T>(map: Map<K, T>, key: K, make: () => T): T {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
