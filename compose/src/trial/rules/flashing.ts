import type { PageRule } from './pageRule.ts';

export const nothingFlashes: PageRule = {
  name: 'Nothing flashes',
  reason: 'More than three flashes a second can cause a seizure (WCAG 2.3.1).',
  harm: 'some visitors can have a seizure',
  remedy: 'let an iteration of the animation take half a second or more, or end it',
  async fault({ page }) {
    const flashing = await page.evaluate(
      () =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
          .filter((effect) => {
            const { iterations = 1, duration } = effect.getComputedTiming();
            return iterations > 3 && Number(duration) < 1_000 / 3;
          })
          .filter((effect) =>
            effect
              .getKeyframes()
              .flatMap((frame) => Object.keys(frame))
              .some((property) => /opacity|colou?r|background|visibility|filter/i.test(property)),
          )
          .map(({ target }) => target?.outerHTML.slice(0, 80))[0],
    );
    return flashing && `${flashing} flashes more than three times a second`;
  },
};
