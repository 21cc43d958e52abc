/** The settings of `npm run check:cluster`. */
export interface Settings {
  /** `CLUSTER_NAMESPACE`: created for the check, and deleted after it. */
  readonly namespace: string;
  /** `STOREFRONT_IMAGE`: an image that the nodes have or can pull; undefined to build one. */
  readonly image: string | undefined;
  /** `CLUSTER_NEXT_IMAGE`: the image of the canary and of upgrades, which the nodes have or can pull; undefined for the same image. */
  readonly nextImage: string | undefined;
  /** `CLUSTER_LOAD`: the command that copies a built image to the nodes; the image is its last argument. */
  readonly loadImage: readonly string[];
  /**
   * `CLUSTER_KILL`: the command that kills a container without notice; the container's ID is its last argument. Empty to delete its pod without a grace
   * period. For kind: `docker exec kind-control-plane ctr -n k8s.io tasks kill --signal SIGKILL`.
   */
  readonly killContainer: readonly string[];
  /** `CLUSTER_ONLY`: selects the disruptions to check by their names, such as `upgrade`. */
  readonly only: RegExp;
  /** `CLUSTER_URL`: the URL of the gateway from here; undefined for a node's internal address and the NodePort. */
  readonly gatewayUrl: string | undefined;
  /** The arguments: further options of `helm install` and `helm upgrade`, for example `--set image.pullPolicy=Never`. */
  readonly helmOptions: readonly string[];
}

/** Reads the environment and the arguments. Throws an error that says how an image gets to the cluster if that is not set. */
export function readSettings(env: NodeJS.ProcessEnv, args: readonly string[]): Settings {
  const { STOREFRONT_IMAGE: image, CLUSTER_URL: gatewayUrl, CLUSTER_NAMESPACE: namespace = 'storefront-check' } = env;
  const loadImage = wordsOf(env.CLUSTER_LOAD);
  if (image === undefined && loadImage.length === 0) {
    throw new Error(
      'Set STOREFRONT_IMAGE to an image that the cluster can pull, or CLUSTER_LOAD to a command that copies a built image to its nodes, such as "kind load docker-image".',
    );
  }
  return {
    namespace,
    image,
    nextImage: env.CLUSTER_NEXT_IMAGE,
    loadImage,
    killContainer: wordsOf(env.CLUSTER_KILL),
    only: new RegExp(env.CLUSTER_ONLY ?? ''),
    gatewayUrl: gatewayUrl?.replace(/\/$/, ''),
    helmOptions: args,
  };
}

const wordsOf = (command = ''): readonly string[] => command.split(' ').filter(Boolean);

/** Returns the options of helm that set the values of an image at a path. */
export function imageOptions(path: string, image: string): readonly string[] {
  return Object.entries(imageValues(image)).map(([name, value]) => `--set-string=${path}.${name}=${value}`);
}

/** Returns the chart's values of an image name. */
export function imageValues(image: string): Readonly<Record<'repository' | 'tag' | 'digest', string>> {
  const [name = '', digest = ''] = image.split('@');
  const [, repository = name, tag = 'latest'] = /^(.+):([^/:]+)$/.exec(name) ?? [];
  return { repository, tag, digest };
}
