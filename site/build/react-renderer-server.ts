import renderer from '@astrojs/react/server.js';

/**
 * React for Astro, which takes each function for a component of React: it has no other kind here. To find that out the
 * renderer of `@astrojs/react` begins to render each component once more, and leaves that.
 */
export default {
  ...renderer,
  check: async (...[component, ...rest]: Parameters<typeof renderer.check>) =>
    typeof component === 'function' || renderer.check(component, ...rest),
};
