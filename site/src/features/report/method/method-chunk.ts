/** A module of its own, so that this code becomes a file of its own. */
export { methodOf } from '@sens/engine/method';
